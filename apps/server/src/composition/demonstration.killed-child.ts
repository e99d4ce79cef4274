import { setTimeout } from 'node:timers/promises'
import { countRulings } from '@basejuris/database'
import { readConfig } from '../config/config.ts'
import { demoSource } from './demonstration.ts'
import { openPlatform } from './open-platform.ts'

/** Starts the product as configured, prints how many rulings of the demonstration corpus are left, and waits to be killed. */
const platform = await openPlatform(readConfig())
while (true) {
  console.log(`left ${await countRulings(platform.services.db, { source: demoSource })}`)
  await setTimeout(20)
}
