/** SHA-256 of the default corpus; written by `truths/write-truths.ts`. */
export const demoFingerprint = '3055f0c714eb030a42796cd56e9f9ca220d13d7ef4e10add1a502cda8b3f0f10'
