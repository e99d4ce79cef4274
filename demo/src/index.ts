export { demoFingerprint, demoSize } from './corpus-fingerprint.ts'
export { type DemoOptions, defaultSeed, generateDemoRulings } from './generate.ts'
export type { DemoJudge, DemoNormReference, DemoRecord } from './record.ts'
export type { CriterionChange, PlantedTruths } from './truths/planted-truths.ts'
