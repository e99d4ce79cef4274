/** Version of terms and privacy page, which the proof of consent names. Change it with their words. */
export const paymentTermsVersion = '2'
