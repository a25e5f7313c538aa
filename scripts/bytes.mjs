// npm run bytes: what each screen of the built apps weighs, against the budgets. --write writes the table of docs/guides/bytes.md.
import './bytes/check.ts'
