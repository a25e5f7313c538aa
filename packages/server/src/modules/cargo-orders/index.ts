export { findOrderForSi, findOrdersForSi, type OrderForSi } from './cargo-orders.repo.ts'
