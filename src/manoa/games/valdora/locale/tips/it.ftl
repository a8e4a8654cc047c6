tips-move = Clicca un luogo illuminato per andarci. Prima oro lungo una strada, poi una città con il catalogo: è un buon inizio.
tips-act = Ora un’azione che questo luogo offre. Una sola, scegli bene.
tips-book = Compra una carta visibile o gira una pagina. La prima pagina del turno è gratis.
tips-load = Carica tutto ciò che ci sta: una gemma per turno è troppo poco.
tips-deliver = Completa tutte le commissioni di questo cliente che puoi pagare. Ognuna porta un artigiano.
