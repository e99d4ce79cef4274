export function profilePath(userId: string) {
  return `/v1/auth/profile/${encodeURIComponent(userId)}` as const
}

/** Everything kept of a user, as a ZIP; followed as a link, the browser saves it. */
export function exportPath(userId: string) {
  return `${profilePath(userId)}/export` as const
}
