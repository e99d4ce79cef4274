import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** Creates a uniquely named database on the server of `url`, as a copy of `template` if given. */
export async function createServerDatabase(url: string, template?: string): Promise<{ readonly name: string; readonly url: string }> {
  const name = `basejuris_test_${randomUUID().replaceAll('-', '')}`
  await onServer(url, `create database ${name}${template === undefined ? '' : ` template ${template}`}`)
  const target = new URL(url)
  target.pathname = `/${name}`
  return { name, url: target.href }
}

export function dropServerDatabase(url: string, name: string): Promise<void> {
  return onServer(url, `drop database if exists ${name} with (force)`)
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
