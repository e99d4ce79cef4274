const step = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td> ${cell} </td>`).join('')}</tr>`
const table = (header: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table class="table"><thead><tr>${header.map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody>${rows.map(step).join('')}</tbody></table>`
const frame = (title: string, content: string) =>
  `<script>$(function(){});</script><div class="modal-content"><h4 class="modal-title">${title}</h4><form action="ADIR_871/x.php"></form>${content}</div>`

/** Fictional fragments in the shape of the Oficina Judicial Virtual. */
export const ojvPages = {
  civil: frame(
    'Detalle Causa Civil',
    `<table><tbody><tr><td><strong>ROL:</strong> C-9156-2021 <span title="LTE"></span></td><td colspan="2"><strong>F. Ing.:</strong> 04/03/2021</td><td>BANCO FICTICIO/SOTO INVENTADA</td></tr>
     <tr><td><strong>Est. Adm.: </strong>Sin archivar</td><td><strong>Proc.:</strong> Ejecutivo</td><td><strong>Ubicaci&oacute;n:</strong> Digital </td></tr>
     <tr><td><strong>Estado Proc.:</strong> Tramitaci&oacute;n </td><td><strong>Etapa:</strong> 2 Excepciones</td><td><strong>Tribunal:</strong> 2º Juzgado Civil de Concepción </td></tr></tbody></table>
     <table><tbody><tr><td><strong>Causa Origen:</strong> C-9411-2020 &nbsp;<!--<a>otra</a>--></td><td><strong>Tribunal Origen:</strong> 11º Juzgado Civil de Santiago</td></tr></tbody></table>
     ${table(
       ['Folio', 'Doc.', 'Etapa', 'Tr&aacute;mite', 'Desc. Tr&aacute;mite', 'Fec. Tr&aacute;mite', 'Foja'],
       [
         ['3', '', 'Excepciones', 'Actuación', 'Certificación (firme)', '24/08/2022', '0'],
         ['2', '', 'Inicio', 'Resolución', 'Certifíquese (ejecutoria)', '23/08/2022 (20/08/2022)', '3'],
         ['1', '', 'Inicio', 'Escrito', 'Ingreso demanda', '04/03/0021', '1'],
       ],
     )}`,
  ),
  supreme: frame(
    'Detalle Causa Suprema',
    `<table><tbody><tr><td><strong>Libro :</strong> Civil / 935500 - 2020</td><td><strong>Fecha :</strong> 12/11/2020</td><td><strong>Caratulado:</strong> SOTO/INVENTADA</td></tr>
     <tr><td><strong>Estado Procesal:</strong> Fallada</td><td><strong>Ubicación:</strong> Fallado y devuelto</td><td><strong>Tipo:</strong> (Civil) Apelación Protección</td></tr></tbody></table>
     ${table(['Folio', 'Doc.', 'Año', 'Fecha', 'Trámite', 'Des. Trámite', 'Estado'], [['10', '', '2021', '03/02/2021', 'Sentencia', 'CONFIRMA SENTENCIA', 'Bloqueado']])}
     <table><tbody><tr><td><strong>Corte:</strong> C.A. DE CONCEPCIÓN</td></tr><tr><td><strong>Rol Ing:</strong> 94988 - 2020</td></tr></tbody></table>`,
  ),
  list: `${step([`<a onClick="detalleCausaCivil('x');"></a>`, 'E-9468-2021', '24/01/2021', 'BANCO FICTICIO/EMPRESA LIMITADA', '3º Juzgado Civil de Concepción'])}
     ${step([`<a onClick="detalleCausaCivil('y');"></a>`, 'C-9469-2021', '25/01/2021', 'BANCO FICTICIO/OTRA SPA', 'Jdo. de Letras de Laja'])}`,
  attachments: frame('Anexo de la Causa', table(['Doc.', 'Fecha', 'Referencia'], [['', '28/04/2021', 'Documento']])),
  navigation: `<nav><ul><li><span onclick="paginaFecAnt('x',3);">2</span></li></ul></nav>`,
  form: `<form action="ADIR_871/x.php"><h4>Ayuda</h4><a href="#">B&uacute;squeda por RIT</a></form>`,
  blocked: `<html><body><APM_DO_NOT_TOUCH><script>var a;</script></APM_DO_NOT_TOUCH></body></html>`,
} as const
