export const profilePath = (userId: string): string => `/v1/auth/profile/${encodeURIComponent(userId)}`
