import { setTimeout } from 'node:timers/promises'
import { readConfig } from '../config/config.ts'
import { openPlatform } from './open-platform.ts'

/** Prints once some rulings have new vectors, and waits to be killed. */
const platform = await openPlatform({ ...readConfig(), demo: null })
while (((await platform.encoding()).encoded?.encoded ?? 0) === 0) await setTimeout(20)
console.log('some')
