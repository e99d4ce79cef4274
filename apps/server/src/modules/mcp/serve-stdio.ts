import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { type McpTools, openMcpServer } from './mcp-server.ts'

/** Serves the tools on standard input and output until the client leaves. Nothing else may be written to standard output. */
export function serveMcpOnStdio(tools: McpTools): void {
  serveStdio(() => openMcpServer(tools), { onerror: tools.onFailure })
}
