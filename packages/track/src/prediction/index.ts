export { backtest, type Backtest, type BacktestRow, type ErrorFigures } from './backtest.ts'
export { availableAfter, byPosition, byTransit, overTranshipment } from './estimates.ts'
export { predictArrival, type Prediction, type PredictedBy, type PredictInput } from './predict.ts'
export { horizons, type ArrivalKind, type Horizon, type PastArrival } from './samples.ts'
