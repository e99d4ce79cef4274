import { createRequire } from 'node:module'

const require = createRequire(new URL('../rivals/package.json', import.meta.url))

/** A package installed under `rivals`, taken for what the caller says it is. @throws Error when this platform lacks it */
export const requireRival = <Package>(name: string): Package => require(name)
