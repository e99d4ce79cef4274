/** Address of the tools for programs (Model Context Protocol). */
export const mcpPath = '/mcp'
