import { deviceFolderDays } from '@basejuris/domain/limits'
import type { TextPart } from '../text-contents.tsx'
import { StepPicture } from './picture.tsx'
import { relatingParts } from './relating.tsx'

const read: TextPart = {
  id: 'lea',
  title: 'Lea en el lugar',
  body: (
    <>
      <p>
        La sentencia se abre en el considerando que encontró, con el índice al lado, las coincidencias contadas y las normas y roles
        enlazados. En el margen están las sentencias parecidas y las que decidieron en sentido contrario.
      </p>
      <StepPicture
        name="sentencia"
        alt="Sentencia abierta en un considerando, con índice, texto y coincidencias marcadas"
        caption="El texto del tribunal, en letra de libro; lo que agrega BaseJuris, en otra."
      />
    </>
  ),
}

const cite: TextPart = {
  id: 'cite',
  title: 'Cite y compruebe',
  body: (
    <>
      <p>
        Cada considerando tiene su enlace y su cita formada: tribunal, sala, rol, fecha y considerando, con el día de la consulta. La
        procedencia dice de qué fuente vino la sentencia, cuándo se leyó, qué versiones hubo y cuántos datos personales se ocultaron.
      </p>
      <StepPicture
        name="citar"
        alt="Panel de citas de una sentencia, con la cita oficial, la breve y el enlace, cada una con su botón para copiar"
        caption="Las formas de citar una misma sentencia, listas para copiar."
      />
    </>
  ),
}

const keep: TextPart = {
  id: 'guarde',
  title: 'Guarde su trabajo',
  body: (
    <p>
      Con una cuenta, las búsquedas quedan en su historial y las sentencias en favoritos y carpetas, con notas que solo leen usted y quien
      usted invite. Todo ello cifrado y borrable. Una carpeta que no sea reservada puede quedar en su equipo, sin notas, para leerla sin
      conexión por hasta {deviceFolderDays} días. <a href="/register">Abrir una cuenta</a> es gratis.
    </p>
  ),
}

const missing: TextPart = {
  id: 'limites',
  title: 'Lo que no hace',
  body: (
    <>
      <ul>
        <li>
          No tiene todas las sentencias. La <a href="/cobertura">cobertura</a> dice cuántas, de qué meses y cuáles faltan, y cada lista de
          resultados repite sobre cuántas se buscó.
        </li>
        <li>
          No siempre encuentra. Lo que busca mal, contado en preguntas hechas por primera vez, está en <a href="/calidad">calidad</a>.
        </li>
        <li>
          No escribe por usted: esta versión no usa modelos de lenguaje ni inventa texto. Lo que se cita está en la sentencia, palabra por
          palabra.
        </li>
        <li>No reemplaza al expediente. Antes de presentar un escrito, contraste.</li>
        <li>
          Oculta RUT, domicilios, teléfonos y fechas de nacimiento, y nombres en familia, penal y salud. Cómo, por qué y cuánto se le
          escapa, en <a href="/privacidad#sentencias">privacidad</a>.
        </li>
      </ul>
    </>
  ),
}

const keyboard: TextPart = {
  id: 'teclado',
  title: 'Sin soltar el teclado',
  body: (
    <p>
      <kbd className="font-mono">/</kbd> lleva al buscador, las flechas recorren los resultados, <kbd className="font-mono">Enter</kbd> abre
      y <kbd className="font-mono">?</kbd> muestra todos los atajos. En el teléfono todo está al alcance del pulgar.
    </p>
  ),
}

export const readingParts: readonly TextPart[] = [read, cite, ...relatingParts, keep, missing, keyboard]
