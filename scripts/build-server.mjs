// Bundles the server and its threads into build/server, when their sources changed since the last build. A start then loads some eighty
// files instead of 1,900, and each thread keeps less text of programs (docs/decisions/0091-a-bundle-of-the-server.md).
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { buildOnce, listFiles } from './build-once.mjs'
import { root } from './ensure-installed.mjs'

const folder = join(root, 'build/server')
const metaFile = join(root, 'scripts/source-meta.mjs')
const sources = [
  'apps/server/src',
  'apps/cli/src',
  'packages',
  'demo/src',
  'package-lock.json',
  'scripts/build-server.mjs',
  'scripts/source-meta.mjs',
]
const mains = { 'apps/server/src/main.ts': 'server', 'apps/cli/src/main.ts': 'cli' }
/** Programs that are started by the name of their file, and the names of their bundles: the server, commands, threads, processes. */
export const listPrograms = () => {
  const started = ['apps/server/src', 'packages']
    .flatMap((from) => listFiles(join(root, from)))
    .filter((file) => /\.(?:worker|process)\.ts$/.test(file))
  const named = started.map((file) => [relative(root, file).replaceAll('\\', '/'), basename(file, '.ts')])
  return { ...mains, ...Object.fromEntries(named) }
}
/** They load native code, or find their own files in ways that no bundle keeps. */
const external = [
  '@electric-sql/*',
  '@expo-google-fonts/*',
  '@huggingface/transformers',
  '@node-rs/*',
  'next',
  'onnxruntime-node',
  'pdfkit',
  'pg-native',
  'react',
  'react-dom',
  'unpdf',
]

export const buildServer = () =>
  buildOnce({ name: 'the server', sources, stampFile: join(folder, '.built-from'), build: () => bundle().then(() => 0, report) })

const report = (error) => {
  console.error(error.message)
  return 1
}

async function bundle() {
  const { build } = await import('esbuild')
  const programs = Object.entries(listPrograms())
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await build({
    absWorkingDir: root,
    entryPoints: programs.map(([program, name]) => ({ in: program, out: name })),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    external,
    // Names stay as they are, so that the log of an error can be read. A string of Latin letters takes half the memory.
    minifyWhitespace: true,
    minifySyntax: true,
    charset: 'ascii',
    lineLimit: 160,
    logLevel: 'error',
    // Packages in the older format call require.
    banner: { js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);" },
    plugins: [
      {
        name: 'places',
        setup: (plugin) => {
          plugin.onLoad({ filter: /\.[cm]?[jt]s$/ }, keepPlace)
          plugin.onResolve({ filter: /^[^.]/ }, leaveToNode)
        },
      },
    ],
  })
  const bundles = Object.fromEntries(programs.map(([program, name]) => [program, `${name}.mjs`]))
  writeFileSync(join(folder, 'programs.json'), JSON.stringify(bundles))
}

/** Node names the exports of a package in the older format that is imported when it is needed. A bundle would not. */
const leaveToNode = ({ path, kind }) =>
  kind === 'dynamic-import' && !path.startsWith('@basejuris/') ? { path, external: true } : undefined

/** A module of the bundle finds files and threads where its source does. */
const keepPlace = ({ path }) => {
  const source = readFileSync(path, 'utf8')
  if (path === metaFile || !/\bimport\.meta\.|\b__(?:dirname|filename)\b/.test(source)) return undefined
  const meta = JSON.stringify(metaFile)
  const place = `sourceMeta(${JSON.stringify(relative(root, path).replaceAll('\\', '/'))})`
  const contents = /^(?:import|export)\b/m.test(source)
    ? `import { sourceMeta } from ${meta}; ${source.replaceAll(/\bimport\.meta\.(?=url\b|dirname\b|filename\b)/g, `${place}.`)}`
    : `var { dirname: __dirname, filename: __filename } = require(${meta}).${place}; ${source}`
  return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js', resolveDir: dirname(path) }
}
