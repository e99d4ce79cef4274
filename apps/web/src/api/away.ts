/** The server sheds load, or its database is away. Alone in its file: it travels with every page. */
export const awayStatus = 503
