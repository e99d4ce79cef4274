export const profilePath = (userId: string): string => `/v1/auth/profile/${encodeURIComponent(userId)}`

/** Everything kept of a user, as a ZIP; followed as a link, the browser saves it. */
export const exportPath = (userId: string): string => `${profilePath(userId)}/export`
