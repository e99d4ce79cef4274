import { freePetitions } from '@basejuris/domain'
import { flagNames, normFormats, privacyActions, standardKeyLimit } from '@basejuris/server/operator'
import { Argument, Command, Option } from 'commander'
import { listAnswers, showAnswer } from './answers-command.ts'
import { addAssistantCommands } from './assistant/assistant-commands.ts'
import { addBackupCommands } from './backup-command.ts'
import { closeContact, listContact, showContact } from './contact-command.ts'
import { addDemonstration, removeDemonstration } from './demo-command.ts'
import { sendDigests } from './digests-command.ts'
import { addEvaluationCommands } from './evaluation/evaluation-commands.ts'
import { listFlags, setFlag } from './flags-command.ts'
import { listTopics, rebuildIndex, verifyIndex } from './index-commands.ts'
import { addKey, listKeys, revokeKey } from './keys-command.ts'
import { showMasking } from './masking-command.ts'
import { fetchNorms, importNorms, readNumber } from './norms-command.ts'
import {
  readInvoice,
  reconcilePayments,
  refundPayment,
  releasePayment,
  retryDocument,
  showPayments,
  showPaymentsStatus,
} from './payments/payments-command.ts'
import { extendPrivacy, listPrivacy, resolvePrivacy, showPrivacy } from './privacy-command.ts'
import { remove } from './remove-command.ts'
import { listReports, resolveReport, showReport } from './reports-command.ts'
import { reprocess } from './reprocess-command.ts'
import { ingest } from './run-ingestion.ts'
import { useSpanish } from './spanish-output.ts'
import { status } from './status-command.ts'
import { readPetitions, showTrial } from './trial-command.ts'
import { addUserDataCommands } from './user-data-command.ts'
import { createUser, disableUser, enableUser, listUsers, resetSecondFactor, setPassword } from './users-command.ts'

export const program = useSpanish(new Command('basejuris'))
  .description(
    'Órdenes de operación de BaseJuris. Si el producto está en marcha las cumple él; si no, la orden toma la carpeta de datos (DATA_DIR).',
  )
  .helpOption('-h, --help', 'muestra esta ayuda')
  // Orders and those below them have options of the same name, each its own.
  .enablePositionalOptions()
  .helpCommand('help [orden]', 'muestra la ayuda de una orden')
  .showHelpAfterError('(con --help se ven los argumentos)')
  .addHelpText(
    'after',
    `
Ejemplos:
  npm run basejuris -- ingest auto ./sentencias        carga un archivo o una carpeta, reconociendo el formato
  npm run basejuris -- ingest generic-jsonl ./mis-fallos.jsonl.gz
  npm run basejuris -- status
  npm run basejuris -- demo remove                     elimina las sentencias ficticias de demostración
  npm run basejuris -- flags set subscriptions off

Las variables (DATA_DIR, DATABASE_URL, …) se leen del entorno; están en .env.example.`,
  )

program
  .command('ingest')
  .description('Carga sentencias. Interrumpida, continúa donde iba; repetida, no cambia nada.')
  .argument('<fuente>', 'auto, o el nombre de una fuente (docs/sources.md)')
  .argument('<ruta>', 'archivo o carpeta')
  .action(ingest)

program
  .command('reprocess')
  .description('Rehace las sentencias desde sus registros originales con los lectores de esta versión, sin dejar de servir las de antes.')
  .option('--source <fuente>', 'solo las de una fuente (docs/sources.md)')
  .action(reprocess)

addAssistantCommands(program)

program.command('topics').description('Los temas, cada uno con las sentencias que le pertenecen, reales y ficticias.').action(listTopics)

program
  .command('masking')
  .description('Lo que se reemplazó para proteger a las personas.')
  .command('report')
  .description('Tipos, cantidades, seudónimos y lugares de una sentencia; nunca lo que había.')
  .argument('<docId>', 'identificador de la sentencia')
  .action(showMasking)

program
  .command('remove')
  .description('Elimina sentencias, con sus versiones y registros originales, de la base de datos, el disco y el índice.')
  .argument('<docId...>', 'identificadores de sentencia')
  .action(remove)

const norms = program.command('norms').description('Textos de las normas: leyes, códigos, decretos.')
norms
  .command('import')
  .description(
    'Carga normas desde archivos. Interrumpida, continúa donde iba; repetida, no cambia nada; un texto posterior no borra el anterior.',
  )
  .addArgument(new Argument('<formato>', 'auto, o el de los archivos (docs/sources.md)').choices(normFormats))
  .argument('<ruta>', 'archivo o carpeta')
  .action(importNorms)
norms
  .command('fetch')
  .description(
    'Obtiene el último texto de normas del servicio XML de la Biblioteca del Congreso, una consulta por segundo. Interrumpida, continúa donde iba; el texto anterior queda como versión.',
  )
  .option('--id <idNorma>', 'una norma; puede repetirse', readNumber)
  .option('--list <archivo>', 'las de un archivo, una por línea: su idNorma o su dirección')
  .option('--categoria <número>', 'las de una institución (idCategoria)', (written) => readNumber(written)[0])
  .option('--again', 'también las obtenidas desde ayer')
  .action(fetchNorms)

program.command('status').description('Sentencias por colección, estado del índice y últimas cargas.').action(status)

const answers = program
  .command('answers')
  .description('Lo que los usuarios opinan de las respuestas del asistente y los errores que informan.')
answers.command('list').description('Cuántas respuestas parecieron útiles y qué errores se informaron.').action(listAnswers)
answers
  .command('show')
  .description('Muestra un error informado; la pregunta, solo si su usuario lo autorizó.')
  .argument('<referencia>', 'entera o sus primeros ocho caracteres')
  .action(showAnswer)

const reports = program.command('reports').description('Datos erróneos que reportan los lectores de una sentencia.')
reports
  .command('list')
  .description('Reportes abiertos: primero los de datos personales, luego los más antiguos.')
  .option('--closed', 'los cerrados')
  .action(listReports)
reports
  .command('show')
  .description('Muestra un reporte.')
  .argument('<referencia>', 'entera o sus primeros ocho caracteres')
  .action(showReport)
reports
  .command('resolve')
  .description('Cierra un reporte y borra el correo de quien lo hizo.')
  .argument('<referencia>', 'entera o sus primeros ocho caracteres')
  .argument('<cierre>', 'corregido, sin-cambio o repetido')
  .action(resolveReport)

addBackupCommands(program)

const contact = program.command('contact').description('Mensajes de la página de contacto.')
contact.command('list').description('Mensajes abiertos, los más antiguos primero.').option('--closed', 'los cerrados').action(listContact)
contact.command('show').description('Muestra un mensaje.').argument('<referencia>').action(showContact)
contact.command('close').description('Cierra un mensaje y borra su correo y su texto.').argument('<referencia>').action(closeContact)

const privacy = program.command('privacy').description('Solicitudes de personas nombradas en sentencias (Ley 19.628).')
privacy
  .command('list')
  .description('Solicitudes abiertas por el día en que vencen.')
  .option('--closed', 'las resueltas')
  .action(listPrivacy)
privacy.command('show').description('Muestra una solicitud.').argument('<referencia>').action(showPrivacy)
privacy
  .command('extend')
  .description('Prorroga el plazo treinta días, una sola vez, y lo avisa por correo.')
  .argument('<referencia>')
  .requiredOption('--reason <motivo>', 'para quien la pidió; no nombre a nadie')
  .action(extendPrivacy)
privacy
  .command('resolve')
  .description(
    'Cumple lo decidido, responde por correo y borra quién pidió. Lo retirado u ocultado sigue así aunque se vuelva a cargar la fuente.',
  )
  .argument('<referencia>')
  .addArgument(new Argument('<decisión>', 'qué se hace').choices(privacyActions))
  .requiredOption('--reason <motivo>', 'para quien la pidió; no nombre a nadie')
  .option('--ruling <docId...>', 'las sentencias, si no es la de la solicitud')
  .option('--name <forma...>', 'las formas del nombre, si no es la de la solicitud')
  .option('--keep-index-files', 'no reconstruye el índice ahora: ya no se encuentra, pero queda en sus archivos')
  .action(resolvePrivacy)

const index = program.command('index').description('El índice de búsqueda: comprobarlo y reconstruirlo.')
index
  .command('verify')
  .description(
    'Lee el índice entero y compara cada suma de control, sin cambiar nada. Termina con 1 si un archivo está dañado, y lo nombra.',
  )
  .action(verifyIndex)
index
  .command('rebuild')
  .description(
    'Reconstruye el índice desde la base de datos. Mientras tanto se sigue buscando en el anterior; interrumpida, queda el anterior.',
  )
  .action(rebuildIndex)

const demo = program.command('demo').description('La colección de demostración, que es ficticia.')
demo
  .command('remove')
  .description(
    'Elimina sus sentencias y lo recuerda: ningún inicio ni actualización las trae de vuelta. Lo guardado en favoritos y carpetas queda, y dice que se retiraron.',
  )
  .action(removeDemonstration)
demo.command('add').description('La carga de nuevo, también después de eliminarla.').action(addDemonstration)

const users = program
  .command('users')
  .description('Cuentas de usuarios.')
  .addHelpText(
    'after',
    `
Ejemplos:
  npm run basejuris -- users create ana@estudio.cl            crea la cuenta y muestra su contraseña una vez
  npm run basejuris -- users set-password ana@estudio.cl --stdin < clave.txt
  npm run basejuris -- users disable ana@estudio.cl
  npm run basejuris -- users trial ana@estudio.cl --open --petitions 10`,
  )
const passwordOption = ['--stdin', 'lee la contraseña de la entrada estándar (una línea); sin esto se genera una'] as const
users
  .command('create')
  .description('Crea una cuenta con su correo ya confirmado.')
  .argument('<correo>')
  .option(...passwordOption)
  .action(createUser)
users
  .command('list')
  .description('Cuentas, la última registrada primero, con su último uso.')
  .option('--disabled', 'solo las desactivadas')
  .action(listUsers)
users
  .command('disable')
  .description('Desactiva una cuenta: cierra sus sesiones y no permite iniciar otras. Conserva sus datos.')
  .argument('<correo>')
  .action(disableUser)
users.command('enable').description('Vuelve a activar una cuenta.').argument('<correo>').action(enableUser)
users
  .command('set-password')
  .description('Cambia la contraseña de una cuenta, cierra sus sesiones y le avisa por correo.')
  .argument('<correo>')
  .option(...passwordOption)
  .action(setPassword)
users
  .command('reset-second-factor')
  .description('Quita el segundo factor de quien perdió su equipo y sus códigos de respaldo; cierra sus sesiones y le avisa por correo.')
  .argument('<correo>')
  .action(resetSecondFactor)
users
  .command('trial')
  .description('Período de prueba de una cuenta: cómo va, o lo que se cambie de él. Buscar, leer y guardar no dependen de él.')
  .argument('<correo>')
  .addOption(new Option('--close', 'lo cierra: la próxima petición no pasa').conflicts(['open', 'petitions']))
  .option('--open', 'lo abre; si sus días habían pasado, corren de nuevo desde la próxima petición')
  .option('--petitions <n>', `cuántas peticiones le quedan por usar, de 0 a ${freePetitions}`, readPetitions)
  .action(showTrial)
addUserDataCommands(users)

const payments = program
  .command('payments')
  .description('Suscripciones y cobros: cómo van, la historia de cada uno, y lo que se decide a mano (docs/payments.md).')
  .addHelpText(
    'after',
    `
Qué hacer con un aviso del soporte:
  cobro retenido (monto distinto)   payments show <cobro>, y después payments release o payments refund
  dos suscripciones a la vez        payments refund <cobro> de la que sobra, que la termina
  suscripción sin intento           mírela en el portal de Flow: aquí no se cancela nada sola
  documento sin emitir              corrija la causa; después payments retry-document <cobro>
Ejemplos:
  npm run basejuris -- payments status
  npm run basejuris -- payments show ana@estudio.cl
  npm run basejuris -- payments release 1234 --reason "Flow redondeó; confirmado por teléfono"`,
  )
payments
  .command('status')
  .description('Cuántas suscripciones, cobros, intentos, documentos y devoluciones hay en cada estado, y si los pagos están abiertos.')
  .action(showPaymentsStatus)
payments
  .command('show')
  .description(
    'La historia de un usuario: suscripciones, cobros con sus documentos, intentos, correos y auditoría. No pregunta al proveedor.',
  )
  .argument('<usuario>', 'su correo, o el id de usuario, cliente (cus_…), suscripción (sus_…), intento o cobro')
  .action(showPayments)
payments
  .command('reconcile')
  .description(
    'Hace ahora lo que los trabajos hacen en un día: pregunta al proveedor por todo, pone al día lo que difiere y lo cuenta al soporte. Repetida, no cambia nada.',
  )
  .action(reconcilePayments)
payments
  .command('refund')
  .description(
    'Devuelve entero un cobro pagado, una sola vez, con su nota de crédito. Si pagó el período en curso, antes termina la suscripción. Rechazada, se pide de nuevo.',
  )
  .argument('<cobro>', 'su número', readInvoice)
  .option('--keep-access', 'es una compensación: la suscripción sigue y se cobra de nuevo')
  .action(refundPayment)
payments
  .command('retry-document')
  .description('Los documentos tributarios de un cobro que no se emitieron se piden de nuevo. Uno emitido no se emite otra vez.')
  .argument('<cobro>', 'su número', readInvoice)
  .action(retryDocument)
payments
  .command('release')
  .description('Suelta un cobro retenido por su monto: desde entonces da acceso como cualquier pago. El motivo queda en la auditoría.')
  .argument('<cobro>', 'su número', readInvoice)
  .requiredOption('--reason <motivo>', 'por qué se acepta ese monto; no nombre a nadie')
  .action(releasePayment)

const keys = program
  .command('keys')
  .description('Claves de servicio: las de las máquinas que consultan la normativa (encabezado x-api-key).')
keys
  .command('add')
  .description('Crea una clave y la muestra una vez; se guarda solo su huella.')
  .argument('<nombre>', 'minúsculas, números, punto y guion')
  .option('--bases <lista>', 'bases cuyo texto puede leer, separadas por comas; sin esto, todas')
  .option('--limit <n>', `solicitudes por minuto (sin esto, ${standardKeyLimit})`, Number)
  .action(addKey)
keys.command('list').description('Claves creadas, con sus bases, su límite y desde cuándo.').action(listKeys)
keys.command('revoke').description('Deja de aceptar una clave, desde la solicitud siguiente.').argument('<nombre>').action(revokeKey)

const flags = program.command('flags').description('Interruptores del producto, en vivo.')
flags.command('list').description('Muestra los interruptores.').action(listFlags)
flags
  .command('set')
  .description('Cambia un interruptor.')
  .addArgument(new Argument('<nombre>').choices(Object.keys(flagNames)))
  .addArgument(new Argument('<valor>').choices(['on', 'off']))
  .action(setFlag)

program
  .command('digests')
  .description('Correos de las búsquedas guardadas.')
  .command('send')
  .description('Hace ahora los que tocan, sin esperar las 7:00. Ninguno cuenta dos veces lo mismo.')
  .option('--all', 'también los que aún no tocan; nunca los detenidos ni los de un correo sin confirmar')
  .action(sendDigests)

addEvaluationCommands(program)
