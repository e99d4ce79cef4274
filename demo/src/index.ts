export { type DemoOptions, defaultRulings, defaultSeed, generateDemoRulings } from './generate.ts'
export type { DemoJudge, DemoNormReference, DemoRecord } from './record.ts'
export { demoFingerprint } from './fingerprint.ts'
