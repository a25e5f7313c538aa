export { findOrderForSi, type OrderForSi } from './cargo-orders.repo.ts'
