export async function evaluate(): Promise<void> {
  throw new Error('not yet')
}
