/** Database with all migrations and the demo data, copied for every test file. */
export const templateName = 'jst_template'
