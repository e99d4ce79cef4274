import { z } from 'zod'
import { privacyResolutions, privacyRights } from './privacy-request.ts'
import { reportedData, reportResolutions } from './ruling-report.ts'

export const privacyRightSchema = z.enum(privacyRights)
export const privacyResolutionSchema = z.enum(privacyResolutions)
export const reportedDatumSchema = z.enum(reportedData)
export const reportResolutionSchema = z.enum(reportResolutions)
