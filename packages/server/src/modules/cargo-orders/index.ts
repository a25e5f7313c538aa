export { findOrderForSi, findOrdersForSi, orderPage, ordersByDay, type OrderFilter, type OrderForSi } from './cargo-orders.repo.ts'
