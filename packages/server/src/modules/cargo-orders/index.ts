export { findOrderForSi, findOrdersForSi, orderPage, ordersByDay, type OrderFilter, type OrderForSi } from './cargo-orders.repo.ts'
export { dropBookedOrder, writeBookedOrder, type PlaceNames } from './booked-order.repo.ts'
