/** SHA-256 of the default corpus and how many rulings it has; written by `truths/write-truths.ts`. */
export const demoFingerprint = '6286277012636280bb2481c47bc85cd0e06888f7ee5aded2b695bdacec19083f'
export const demoSize = 2400
