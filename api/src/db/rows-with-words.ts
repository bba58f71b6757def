/**
 * SQL that is true for the rows of a table that have the words of a `tsquery`. All of them are
 * found by the index first: the words of a row take much longer to read than the planner thinks,
 * and it would read those of the whole table in the order of the list until a page is full.
 * @param id the column of the statement with the table's `id`
 * @param words the indexed expression, with the table's columns
 * @param query the parameter
 */
export const rowsWithWords = (id: string, table: string, words: string, query: string): string =>
  `${id} = any(array(select id from ${table} where ${words} @@ ${query}::tsquery))`;
