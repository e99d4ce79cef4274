/** SHA-256 of the default corpus; written by `truths/write-truths.ts`. */
export const demoFingerprint = 'b4a1637b84f01992171ae3c1de5b0cbe8191c51714234a5fbffbc3d84cf480ca'
