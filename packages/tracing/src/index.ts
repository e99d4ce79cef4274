export {
  bindToWork,
  currentTraceparent,
  type OpenWork,
  observeWork,
  openWork,
  traceWork,
  type Work,
  type WorkAttributes,
  type WorkObserver,
} from './work.ts'
