"""Tables without a server: they run in a worker of the browser, under Pyodide, for the pages of that browser alone."""
