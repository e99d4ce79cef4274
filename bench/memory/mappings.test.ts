import { describe, expect, it } from 'vitest'
import { parseMappings, residentParts } from './mappings.ts'

const smaps = `00400000-00500000 r-xp 00000000 08:01 1234                       /usr/bin/node
Size:               1024 kB
Rss:                 512 kB
01000000-01200000 rw-p 00000000 00:00 0                          [heap]
Rss:                2048 kB
7f0000000000-7f0000400000 rw-p 00000000 00:00 0
Rss:                3072 kB
7f0100100000-7f0100300000 rw-p 00000000 00:00 0
Rss:                1024 kB
7f0100300000-7f0200000000 ---p 00000000 00:00 0
Rss:                   0 kB
7f0300100000-7f0300200000 rwxp 00000000 00:00 0
Rss:                 256 kB
7f0300300000-7f0300400000 rw-p 00000000 00:00 0
Rss:                 128 kB
`

describe('residentParts', () => {
  it('divides all resident memory among its parts', () => {
    const mappings = parseMappings(smaps)
    const { webAssembly, ...parts } = residentParts(mappings)
    expect(parts).toEqual({ files: 512 * 1024, malloc: 5120 * 1024, code: 256 * 1024, other: 128 * 1024 })
    expect(webAssembly).toEqual([1024 * 1024])
    const sum = Object.values(parts).reduce((all, bytes) => all + bytes, 0) + webAssembly.reduce((all, bytes) => all + bytes, 0)
    expect(sum).toBe(mappings.reduce((all, { residentBytes }) => all + residentBytes, 0))
  })
})
