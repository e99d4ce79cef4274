export function profilePath(userId: string) {
  return `/v1/auth/profile/${encodeURIComponent(userId)}` as const
}

/** Takes a file of data. */
export function importPath(userId: string) {
  return `${profilePath(userId)}/import` as const
}

/** Link that downloads the user's data as a ZIP. */
export function exportPath(userId: string) {
  return `${profilePath(userId)}/export` as const
}
