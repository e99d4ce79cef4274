export { type ClockStatus, controlOf, type SimulatorControl } from './control/control-client.ts'
export { type Simulator, type SimulatorOptions, startSimulator } from './start-simulator.ts'
export type {
  Card,
  Coupon,
  Currency,
  Customer,
  Invoice,
  Item,
  Payment,
  Plan,
  Refund,
  Registration,
  Subscription,
} from './state/entities.ts'
export type { Fault, FaultInput } from './state/faults.ts'
export type { Settings } from './state/settings.ts'
export type { LoggedCallback, LoggedRequest, SimulatorState } from './state/simulator-state.ts'
export { testCards } from './state/test-cards.ts'
