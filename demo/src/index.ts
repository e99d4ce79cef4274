export { demoFingerprint } from './corpus-fingerprint.ts'
export { type DemoOptions, defaultRulings as demoSize, defaultSeed, generateDemoRulings } from './generate.ts'
export type { DemoJudge, DemoNormReference, DemoRecord } from './record.ts'
export type { CriterionChange, PlantedTruths } from './truths/planted-truths.ts'
