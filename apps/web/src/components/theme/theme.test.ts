import { expect, test } from 'vitest'
import { parseTheme, themeAttribute, themes } from './theme.ts'

test('an unknown or missing choice follows the device', () => {
  expect(parseTheme(undefined)).toBe('sistema')
  expect(parseTheme('"><script>')).toBe('sistema')
  expect(themeAttribute(parseTheme('nada'))).toBeNull()
})

test('each choice survives the cookie', () => {
  expect(themes.map(parseTheme)).toEqual([...themes])
  expect(themes.map(themeAttribute)).toEqual([null, 'light', 'dark'])
})
