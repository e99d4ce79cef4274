import { documentTools } from '@basejuris/server/mcp'
import type { Command } from 'commander'
import { ask, listTools, readCharacters, runTool } from './ask-command.ts'
import { serveMcp } from './mcp-command.ts'

/** Questions, the tools, and the tools for programs. */
export function addAssistantCommands(program: Command): void {
  program
    .command('ask')
    .description('Responde una pregunta con citas textuales de las sentencias cargadas; si hay un modelo configurado, redacta entre ellas.')
    .argument('<pregunta>', 'en lenguaje corriente, entre comillas; puede nombrar artículos, tribunales y fechas')
    .option('--long', 'cita hasta 2.700 caracteres en vez de 1.000')
    .option('--characters <n>', 'cita hasta n caracteres, de 200 a 20.000', readCharacters)
    .option('--json', 'la respuesta entera: citas con su ancla y lugar, sentencias, señales, búsqueda y cobertura')
    .addHelpText(
      'after',
      `
La respuesta empieza por su grado:
  RESPONDE         el tema o la norma, lo pedido y la parte resolutiva coinciden, en palabras del tribunal
  LO MÁS CERCANO   sentencias próximas; no se afirma que respondan
  NO LO ENCONTRÉ   con lo que se buscó y lo que hay en la base
Cada cita es textual y trae su considerando. Solo habla el tribunal; pregunte por el voto en contra, por la prueba o por
lo que alegó una parte para leerlos, con su nombre. Una sentencia dejada sin efecto lo dice y no va primera.
Ejemplos:
  npm run basejuris -- ask "¿puede el empleador descontar el seguro de cesantía si el despido es injustificado?"
  npm run basejuris -- ask --long "requisitos de la precautoria según el artículo 290 del CPC"
  npm run basejuris -- ask --json "¿qué dijo el voto en contra sobre la prescripción?" > respuesta.json`,
    )
    .action(ask)

  const assistantTools = program
    .command('tools')
    .description('Las herramientas con que trabaja el asistente: las mismas para toda consulta.')
  assistantTools.command('list').description('Sus nombres y lo que hacen.').action(listTools)
  assistantTools
    .command('document')
    .description('Lo que reciben y responden, como está en docs/mcp.md.')
    .action(() => console.log(documentTools()))
  assistantTools
    .command('run')
    .description('Usa una y muestra su respuesta como JSON.')
    .argument('<nombre>')
    .argument('[entrada]', 'JSON, o - para leerlo de la entrada estándar')
    .addHelpText(
      'after',
      `
Ejemplos:
  npm run basejuris -- tools run search_rulings '{"consulta": "fuero maternal", "desde": "2020-01-01"}'
  npm run basejuris -- tools run read_norm '{"norma": "art. 161 Código del Trabajo"}'
  npm run basejuris -- tools run describe_coverage`,
    )
    .action(runTool)

  program
    .command('mcp')
    .description('Ofrece las herramientas a un programa por el Model Context Protocol, en la entrada y la salida estándar.')
    .option('--url <dirección>', 'usa otra instalación, con la clave de ACCESS_KEY; por ejemplo https://su-basejuris.cl/mcp')
    .addHelpText(
      'after',
      `
Sin --url lee la carpeta de datos (o pregunta al producto en marcha) y puede leerlo todo. Con --url puede lo que su clave:
créela en «Mi cuenta» y póngala en la variable ACCESS_KEY. Habla la revisión 2026-07-28 del protocolo y la 2025-11-25.
Un programa lo inicia él mismo; así se anota en su configuración:
  {
    "mcpServers": {
      "basejuris": {
        "command": "npm",
        "args": ["run", "--silent", "basejuris", "--", "mcp"],
        "cwd": "/ruta/a/basejuris"
      }
    }
  }
Los programas que hablan HTTP no necesitan esta orden: dirección https://su-basejuris.cl/mcp y el encabezado
«Authorization: Bearer» con la clave. Las herramientas, con lo que reciben y responden: docs/mcp.md
Para probar una a mano:
  npm run basejuris -- tools run search_rulings '{"consulta": "fuero maternal"}'`,
    )
    .action(serveMcp)
}
