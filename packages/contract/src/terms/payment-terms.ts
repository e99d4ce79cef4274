import {
  formatPesos,
  paymentRetentionYears,
  priceDecisionDays,
  priceNoticeDays,
  renewalGraceDays,
  serviceFee,
  unconfirmedWithdrawalDays,
  withdrawalDays,
} from '@basejuris/domain'
import type { TermsSection } from './terms-section.ts'

const price: TermsSection = {
  id: 'precio',
  title: 'Precio y cobros',
  body: [
    'Mientras rija la versión beta, todas las funciones son gratuitas con registro y no se piden datos de pago. Lo que ya sea gratuito para usted no pasará a cobrarse en silencio: callar no es aceptar. Lo que sigue rige para quien contrata una suscripción.',
    [
      `**Qué se paga.** Cada mes, un cargo por servicio de ${formatPesos(serviceFee)} y el precio de cada base, en pesos y con IVA incluido. Antes de contratar ve el total de hoy, el de cada mes siguiente y el día del primer cobro completo (Ley 19.496, art. 30).`,
      '**Cuándo.** El cargo por servicio, el día que contrata. Las bases se leen de inmediato y se cobran desde el segundo mes. Ese mes sin cobro se da una vez por base en doce meses: una base que vuelve a tomar antes se lee desde el pago siguiente. Una base que suma a una suscripción vigente no se cobra ese día, sino en la factura siguiente.',
      '**Cómo.** El proveedor de pago Flow cobra a la tarjeta que usted registra en su página. Nada se cobra sin su aceptación expresa, de la que guardamos constancia. Recibe por correo la confirmación con el contrato (arts. 12 A y 32), un aviso siete días antes del primer cobro completo y un documento por cada pago.',
      `**Si un cobro falla.** Sigue leyendo ${renewalGraceDays} días mientras se reintenta. Después el acceso se detiene hasta que pague; no hay multas ni intereses.`,
    ],
  ],
}

const withdrawal: TermsSection = {
  id: 'retracto',
  title: 'Retracto',
  body: [
    `Dentro de ${withdrawalDays} días desde que contrata puede retractarse sin dar razones y sin costo, aunque ya haya leído bases suscritas (Ley 19.496, art. 3 bis). Lo hace con un botón en «Suscripciones», o escribiendo a [contacto](/contacto). El día en que contrata no se cuenta. Si dentro de ellos no le enviamos la confirmación con el contrato, el plazo es de ${unconfirmedWithdrawalDays} días.`,
    'La suscripción termina de inmediato y se le devuelve todo lo cobrado por ella, con una nota de crédito. La devolución la hace Flow: le escribe un correo, usted la acepta dentro de diez días e indica dónde recibirla. Si ese plazo pasa, escríbanos y la pedimos de nuevo.',
  ],
}

const priceChanges: TermsSection = {
  id: 'cambio-de-precios',
  title: 'Cambio de precios',
  body: [
    `Un precio nuevo rige para quien contrata después. Para una suscripción vigente se anuncia por correo al menos ${priceNoticeDays} días antes de la primera factura en que regiría, y solo se cobra si usted lo acepta a más tardar ${priceDecisionDays + 1} días antes de ella. Si no lo acepta, esa base termina con el período pagado y lo demás sigue igual. Un precio más bajo rige sin que deba aceptarlo.`,
  ],
}

const ending: TermsSection = {
  id: 'termino',
  title: 'Cómo se termina',
  body: [
    'Puede terminar cuando quiera: la suscripción, con un botón en «Suscripciones»; todo, eliminando su cuenta en «Mi Perfil». Terminar no exige más pasos que contratar, no depende de que pague lo que debiera y no tiene costo (Ley 19.496, art. 17 A). Cualquier texto de este sitio que diga otra cosa no vale.',
    `Una suscripción cancelada se lee hasta el último día del período pagado y no se cobra más. Si cancela durante el primer mes, las bases no se le cobran. Al eliminar la cuenta se pone fin primero al cobro con el proveedor y se borran sus datos, salvo los documentos tributarios, los cobros, las devoluciones y la constancia de lo que aceptó, que la ley ordena conservar ${paymentRetentionYears} años: quedan bloqueados y separados de toda cuenta.`,
  ],
}

export const paymentTerms: readonly TermsSection[] = [price, withdrawal, priceChanges, ending]
