export { demoFingerprint } from './fingerprint.ts'
export { type DemoOptions, defaultRulings, defaultSeed, generateDemoRulings } from './generate.ts'
export type { DemoJudge, DemoNormReference, DemoRecord } from './record.ts'
