/** The tools by the Model Context Protocol, for the command line. */
export { documentTools } from './document-tools.ts'
export type { McpTools } from './mcp-server.ts'
export { serveMcpOnStdio } from './serve-stdio.ts'
