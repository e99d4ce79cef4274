export function profilePath(userId: string): string {
  return `/v1/auth/profile/${encodeURIComponent(userId)}`
}

/** Everything kept of a user, as a ZIP; followed as a link, the browser saves it. */
export function exportPath(userId: string): string {
  return `${profilePath(userId)}/export`
}
