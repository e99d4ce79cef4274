import { stepExamples } from '@basejuris/contract/query-examples'
import { emptyState } from '../../../search-address/results-state.ts'
import { writeAddress } from '../../../search-address/write-address.ts'
import type { TextPart } from '../text-contents.tsx'
import { StepPicture } from './picture.tsx'

interface ExamplesProps {
  readonly written: readonly string[]
  readonly fictional?: boolean
}

function Examples({ written, fictional = false }: ExamplesProps) {
  return written.map((query, at) => (
    <span key={query}>
      {at > 0 && ', '}
      <a href={writeAddress({ ...emptyState, q: query, ficticias: fictional ? 'incluir' : null })}>{query}</a>
    </span>
  ))
}

const write: TextPart = {
  id: 'escriba',
  title: 'Escriba como piensa',
  body: (
    <>
      <p>
        Un solo buscador recibe un rol, un artículo, una frase exacta, el nombre de una causa o una pregunta en sus palabras. Debajo dice
        cómo la entendió, parte por parte, y cada parte se puede quitar.
      </p>
      <ul>
        <li>
          <strong>Rol</strong>: <Examples written={stepExamples.docket} fictional />. Un rol se repite entre tribunales: si hay varios, los
          muestra todos.
        </li>
        <li>
          <strong>Norma</strong>: <Examples written={stepExamples.norm} />. Encuentra las sentencias que la citan, en las formas usuales de
          citarla.
        </li>
        <li>
          <strong>Frase y operadores</strong>: <Examples written={stepExamples.operators} />. NO excluye; mismo(…) pide que las palabras
          estén en el mismo considerando.
        </li>
        <li>
          <strong>Pregunta</strong>: busca por palabras y por significado a la vez. Puede elegir solo una de las dos. Cuánto ayuda el
          significado no se ha medido aún con consultas ajenas a las que se usaron para ajustarlo.
        </li>
      </ul>
      <StepPicture
        name="entendido"
        height={250}
        alt="El buscador con una búsqueda y, debajo, las partes en que se entendió y cuántas sentencias se miraron"
        caption="Lo que se entendió y sobre cuántas sentencias se buscó, siempre a la vista."
      />
    </>
  ),
}

const compare: TextPart = {
  id: 'compare',
  title: 'Compare sin abrir',
  body: (
    <>
      <p>
        Cada resultado muestra el pasaje que mejor responde a la búsqueda, no el comienzo del fallo, con las palabras marcadas, lo que se
        resolvió y por qué aparece. Los filtros dicen cuántas sentencias quedan antes de elegirlos, incluyen o excluyen, y las que se
        reconocen como casi idénticas se agrupan.
      </p>
      <p>
        El resultado es el de lo que el tribunal juzga: el recurso o la demanda. En el juicio ejecutivo es el de la demanda ejecutiva:
        «Acoge» significa que la ejecución sigue, y «Rechaza», que una excepción la termina.
      </p>
      <p>
        Cuando otra sentencia favorece a la parte contraria en el artículo en que se apoya la decisión, la tarjeta lo dice y señala quién
        recurrió: es lo que buscaría su contraparte. Si el texto no permite saberlo, no se marca.
      </p>
      <StepPicture
        name="resultados"
        alt="Lista de resultados: filtros a la izquierda y, por cada sentencia, el considerando con las palabras marcadas"
        caption="Sentencias de la colección de demostración, que es ficticia."
      />
    </>
  ),
}

export const searchingParts: readonly TextPart[] = [write, compare]
