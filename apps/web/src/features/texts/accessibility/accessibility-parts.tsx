import type { TextPart } from '../text-contents.tsx'

const goal: TextPart = {
  id: 'meta',
  title: 'Qué buscamos',
  body: (
    <p>
      Que cualquier persona pueda buscar, leer y citar sentencias con el navegador y las ayudas que use. La referencia es WCAG 2.2, nivel
      AA. No hemos encargado una auditoría externa, así que no declaramos conformidad: decimos qué se prueba y qué falta.
    </p>
  ),
}

const tested: TextPart = {
  id: 'probado',
  title: 'Qué se prueba',
  body: (
    <>
      <p>Antes de publicar cada versión, un programa abre las páginas en Chromium y comprueba que:</p>
      <ul>
        <li>axe no encuentra errores en ellas, en tema claro y en oscuro;</li>
        <li>ninguna se desborda horizontalmente entre 360 y 1920 píxeles de ancho;</li>
        <li>declaran su idioma, un título y una descripción propios;</li>
        <li>buscar, recorrer resultados, abrir una sentencia y volver se puede hacer solo con el teclado;</li>
        <li>los formularios de contacto y de datos personales dicen qué falta junto a cada campo y llevan el foco al primero;</li>
        <li>quien pide menos movimiento en su sistema no ve animaciones.</li>
      </ul>
      <p>
        Los colores de los textos tienen contraste AA o mejor y AAA en el texto de las sentencias, cuyo tamaño y tipo de letra se pueden
        cambiar. Ningún estado se dice solo con color.
      </p>
    </>
  ),
}

const known: TextPart = {
  id: 'falta',
  title: 'Qué sabemos que falta',
  body: (
    <ul>
      <li>No se ha probado con personas que usan lectores de pantalla, ni con NVDA, JAWS o VoiceOver de manera sistemática.</li>
      <li>Solo se prueba en Chromium; en Firefox y Safari no hay pruebas automáticas.</li>
      <li>
        Las marcas del margen que muestran dónde hay coincidencias son visuales: la misma información está en el contador de coincidencias.
      </li>
      <li>El texto de las sentencias se muestra como lo entrega la fuente: sus tablas y planillas pueden llegar como líneas sueltas.</li>
    </ul>
  ),
}

const reporting: TextPart = {
  id: 'avisar',
  title: 'Si algo no le funciona',
  body: (
    <p>
      Cuéntenos en <a href="/contacto">contacto</a> qué página era, qué quería hacer y con qué navegador o ayuda. Mientras se arregla le
      haremos llegar lo que necesite por correo.
    </p>
  ),
}

export const accessibilityParts: readonly TextPart[] = [goal, tested, known, reporting]
